import type { PagePicture } from '../page/collect-pictures.ts'
import { make } from '../page/make-element.ts'
import type { PageWords } from '../page/page-rules.ts'
import { type BoardName, createBoard, matching, readBoards, readSections } from './boards.ts'
import { extensionWords } from './extension.words.ts'
import { askPage, askWorker, type SaveEnd } from './messages.ts'
import { readSettings } from './settings.ts'

interface SavingOf {
  readonly picture: PagePicture
  readonly page: PageWords
  readonly tabId: number
  readonly onBack: () => void
}

interface Place {
  readonly boardId: string | null
  readonly sectionId: string | null
  readonly name: string
}

const MOST_TITLE = 100

/** The picture with its words and the boards; a press on a board saves. Throws what reading the boards throws. */
export async function savingView({ picture, page, tabId, onBack }: SavingOf): Promise<HTMLElement> {
  const boards = await readBoards()
  const { pinId } = picture
  const title = make('input', { value: (picture.words || page.title).slice(0, MOST_TITLE), maxlength: `${MOST_TITLE}` })
  const search = make('input', { type: 'search', placeholder: extensionWords.findBoard })
  search.setAttribute('aria-label', extensionWords.findBoard)
  const rows = make('ul', { class: 'rows', 'aria-label': extensionWords.boards })
  const state = make('p', { role: 'status' })
  const view = make(
    'main',
    {},
    make('button', { class: 'quiet', click: onBack }, extensionWords.back),
    make(
      'div',
      { class: 'chosen' },
      make('img', { src: picture.address, alt: picture.words }),
      // A Pin that exists has its words.
      ...(pinId === '' ? [make('label', {}, extensionWords.title, title)] : []),
    ),
    search,
    rows,
    state,
  )
  const save = async ({ boardId, sectionId, name }: Place) => {
    state.textContent = extensionWords.saving
    const isNeeded = pinId === '' && isOnlyHere(picture, page)
    const bytes = isNeeded ? await askPage(tabId, 'bytes', { address: picture.address }) : null
    const link = picture.link || page.url
    const words = { title: title.value, description: page.description.slice(0, 800) }
    const wish = { address: picture.address, bytes, tabId, link, pinId, ...words, boardId, sectionId }
    const end = await askWorker('save', { wish })
    if (end.at === 'refused') state.textContent = end.message
    else view.replaceChildren(await endView(end, name))
  }
  const showSections = async (board: BoardName) => {
    const sections = await readSections(board.id)
    const itself = { boardId: board.id, sectionId: null, name: board.name }
    rows.replaceChildren(
      row(extensionWords.boardItself, () => save(itself)),
      ...sections.map(({ id, name }) =>
        row(name, () => save({ ...itself, sectionId: id, name: `${board.name} › ${name}` })),
      ),
    )
  }
  const pick = (board: BoardName) =>
    board.section_count > 0 ? showSections(board) : save({ boardId: board.id, sectionId: null, name: board.name })
  const showBoards = () => {
    const words = search.value.trim()
    const make = async () => pick(await createBoard(words))
    rows.replaceChildren(
      ...matching(boards, words).map((board) => row(board.name, () => pick(board))),
      ...(words === ''
        ? [row(extensionWords.profile, () => save({ boardId: null, sectionId: null, name: extensionWords.profile }))]
        : [row(extensionWords.createBoard({ name: words }), make)]),
    )
  }
  search.addEventListener('input', showBoards)
  showBoards()

  function row(text: string, act: () => Promise<void>): HTMLElement {
    const press = () =>
      void act().catch((error: unknown) => {
        state.textContent = error instanceof Error && error.message !== '' ? error.message : extensionWords.unreached
      })
    return make('li', {}, make('button', { click: press }, text))
  }
  return view
}

/** Whether only the page can read the picture: one that it made itself, or one of its own site, perhaps behind a log-in. */
function isOnlyHere({ address }: PagePicture, page: PageWords): boolean {
  const url = URL.parse(address)
  return url === null || !/^https?:$/.test(url.protocol) || url.origin === URL.parse(page.url)?.origin
}

async function endView(end: Exclude<SaveEnd, { at: 'refused' }>, name: string): Promise<HTMLElement> {
  if (end.at === 'waiting') return make('p', { role: 'status' }, extensionWords.waiting)
  const { server } = await readSettings()
  return make(
    'div',
    {},
    make('p', { role: 'status' }, extensionWords.saved({ place: name })),
    make('a', { href: `${server}/pin/${end.pinId}/`, target: '_blank' }, extensionWords.seeIt),
  )
}
