import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { type Plugin, defineConfig } from 'vite'

const standIn = fileURLToPath(new URL('src/api/schema-stand-in.ts', import.meta.url))

/** Leaves the schema library out of what browsers load. */
const withoutSchemas: Plugin = {
  name: 'without-schemas',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId: (source) => (source === 'zod' ? standIn : null),
}

export default defineConfig({
  plugins: [withoutSchemas, reactRouter()],
  // The server and its pages must hold the same endpoint objects, so the contract stays outside the bundle.
  ssr: { external: ['@pinfold/contract'] },
  build: { assetsInlineLimit: 0 },
})
