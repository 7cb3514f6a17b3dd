import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // The server and its pages must hold the same endpoint objects, so the contract stays outside the bundle.
  ssr: { external: ['@pinfold/contract'] },
  build: { assetsInlineLimit: 0 },
})
