import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // The whole table is small; one request fewer on every first click.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
