import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { inlineScripts } from './inline-scripts.ts'
import { lateStyles } from './late-styles.ts'
import { sharedChunks } from './shared-chunks.ts'
import { textsOfReaders } from './texts-of-readers.ts'
import { wordsInScripts } from './words-in-scripts.ts'
import { schemasLeftOut } from './without-schemas.ts'

const framework =
  /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack)[\\/](?!.*(mutationObserver|useMutation))/
/** Our own code that nearly every page needs; what opens over a page loads when it does. */
const shared = new RegExp(
  [
    'src/(root|app/shell/(?!.*(overlay|pending-kind)))',
    'src/api/(?!use-(form|optimistic|live)|live)',
    'src/ui/(?!.*(overlay|skeleton))(avatar|back|button|class|confirm|count|empty|format|icon|masonry|menu|modal|popover|toast(?!-bar))',
    'src/entities/pin/card/(packed-pins|pin-card|pin-picture|pin-wall|wall-end)',
    'words/src|@lingui/core',
    'contract/src/(wire|limits|entities/picture|routes/(?!admin|advertiser|route-table|match|today))',
    'lucide-react/dist/esm/(shared|Icon|context|createLucideIcon|icons/(ellipsis|eye-off|lock|pencil|trash)\\.)',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
)

const chunks = sharedChunks()

const output = {
  // The list of routes names every file; names that say something would add a quarter to what visitors load of it.
  entryFileNames: 'assets/[hash:7].js',
  chunkFileNames: 'assets/[hash:7].js',
  // What every page needs comes in few files: they compress better together.
  codeSplitting: {
    groups: [
      { name: 'framework', test: framework },
      { name: 'shared', test: shared },
      { name: chunks.nameOf, debugName: 'routes', includeDependenciesRecursively: false },
    ],
  },
}

export default defineConfig({
  plugins: [textsOfReaders, wordsInScripts, schemasLeftOut, lateStyles, inlineScripts, reactRouter(), chunks.plugin],
  environments: {
    client: { build: { rolldownOptions: { output, treeshake: { manualPureFunctions: ['z'] } } } },
    // The server and its pages hold the same endpoint objects and texts, once, so these stay outside.
    // Processes keep the text of their program: without spaces and notes it is a third shorter.
    ssr: {
      build: {
        rolldownOptions: {
          external: /^@pinfold\/(contract|words)(\/|$)/,
          output: { minify: { compress: false, mangle: false, codegen: true } },
        },
      },
    },
  },
  // While developing, copies of the texts speak alike by `shared-by-copies.ts`.
  // Of a thousand icons the server reads those that pages show.
  ssr: {
    external: ['@pinfold/contract', '@pinfold/contract/examples', '@pinfold/words'],
    noExternal: ['lucide-react'],
  },
  // Libraries are found before the first page asks: one found while a page loads makes all that it has read outdated.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'] },
  build: { assetsInlineLimit: 0 },
})
