import readerUrl from 'rapidoc/dist/rapidoc-min.js?url'
import { namePartsOf } from './name-fields.ts'
import { partStyles, readerStyles } from './reader-styles.ts'
import { withoutStyleElements } from './reader-templates.ts'

/** The element that shows a call. */
export interface CallReader extends HTMLElement {
  /** Shows the document of one call. */
  loadSpec(document: object): Promise<void>
  /** What it shows; null where it could not read the document. */
  readonly resolvedSpec: object | null
  /** Gives what is tried a token; none where it is empty. */
  setApiKey(scheme: string, key: string): boolean
}

/** What the library hands on to those that extend its element. */
type ReaderClass = new () => CallReader & { render(): unknown; createRenderRoot(): ShadowRoot }

/** Parts of the reader with a shadow of their own. */
const parts = ['api-request', 'api-response', 'json-tree', 'schema-tree', 'tag-input'] as const
const NAME = 'call-reader'

/** What the reader leaves to the page, and how it shows the rest. */
const settings = {
  'render-style': 'focused',
  'show-header': 'false',
  'show-side-nav': 'false',
  'show-info': 'false',
  'allow-authentication': 'false',
  'allow-server-selection': 'false',
  'allow-search': 'false',
  'allow-advanced-search': 'false',
  'allow-spec-file-download': 'false',
  'load-fonts': 'false',
  'update-route': 'false',
  'persist-auth': 'false',
  'schema-description-expanded': 'true',
  'default-schema-tab': 'example',
  // What is tried is asked by the token alone, as a program would.
  'fetch-credentials': 'omit',
} as const

/** Makes a reader. The library comes with the first one. */
export async function makeCallReader(): Promise<CallReader> {
  if (customElements.get(NAME) === undefined) {
    await import(/* @vite-ignore */ readerUrl)
    define()
  }
  const reader = document.createElement(NAME) as CallReader
  for (const [name, value] of Object.entries(settings)) reader.setAttribute(name, value)
  return reader
}

function define(): void {
  for (const part of parts) {
    const known = customElements.get(part) as unknown as PartClass | undefined
    if (known === undefined) throw new Error(`the reader has no part ${part}`)
    known.elementStyles.push(sheetOf(partStyles))
    namePartsOf(known.prototype)
  }
  const Library = customElements.get('rapi-doc') as unknown as ReaderClass
  customElements.define(
    NAME,
    class extends Library {
      override createRenderRoot() {
        const root = super.createRenderRoot()
        root.adoptedStyleSheets.push(sheetOf(readerStyles))
        return root
      }

      override render() {
        return withoutStyleElements(super.render())
      }
    },
  )
}

interface PartClass {
  readonly elementStyles: CSSStyleSheet[]
  readonly prototype: Parameters<typeof namePartsOf>[0]
}

function sheetOf(styles: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  return sheet
}
