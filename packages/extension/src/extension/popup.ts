import type { Collected, PagePicture } from '../page/collect-pictures.ts'
import { make } from '../page/make-element.ts'
import { NotNow, Refused } from './api.ts'
import { beginConnecting } from './connecting.ts'
import { extensionWords } from './extension.words.ts'
import { hoverSwitches } from './hover-switches.ts'
import { askPage } from './messages.ts'
import { savingView } from './saving-view.ts'
import { changeSettings, originOf, readSettings } from './settings.ts'

const given = new URLSearchParams(window.location.search)

/** The page that the popup is about: the one it was pressed open on, or the one that a window of ours names. */
async function tabOfPage(): Promise<chrome.tabs.Tab | undefined> {
  const named = given.get('tab')
  if (named !== null) return chrome.tabs.get(Number(named))
  return (await chrome.tabs.query({ active: true, currentWindow: true }))[0]
}

const show = (...content: readonly Node[]) => document.body.replaceChildren(...content)

async function start(): Promise<void> {
  document.title = extensionWords.name
  const { server, token } = await readSettings()
  if (token === '') return show(connectView(server))
  const tab = await tabOfPage()
  if (tab?.id === undefined) return show(told(extensionWords.none))
  show(told(extensionWords.looking))
  const collected = await askPage(tab.id, 'pictures', {})
  const named = given.get('address') ?? ''
  const footer = await footerOf(tab)
  const pictures = collected?.pictures ?? []
  const choose = (picture: PagePicture) =>
    void savingView({ picture, page: collected?.page ?? pageOf(tab), tabId: tab.id ?? 0, onBack }).then(
      (view) => show(view),
      (error: unknown) => show(told(reasonOf(error)), footer),
    )
  const onBack = () => show(collected ? choiceView(collected, choose) : told(extensionWords.none), footer)
  if (named !== '') return choose(pictures.find(({ address }) => address === named) ?? onlyAddress(named))
  onBack()
}

const pageOf = ({ url = '', title = '' }: chrome.tabs.Tab) => ({ url, title, description: '' })
const onlyAddress = (address: string): PagePicture => ({
  address,
  width: 0,
  height: 0,
  words: '',
  link: '',
  pinId: '',
})

function reasonOf(error: unknown): string {
  if (error instanceof NotNow) return extensionWords.unreached
  if (error instanceof Refused && error.isAboutToken) void changeSettings({ token: '' })
  return error instanceof Error ? error.message : ''
}

const told = (text: string) =>
  make('main', {}, make('h1', {}, extensionWords.name), make('p', { role: 'status' }, text))

function connectView(known: string): HTMLElement {
  const field = make('input', { value: known, inputmode: 'url', autocomplete: 'url', spellcheck: 'false' })
  const problem = make('p', { class: 'wrong', role: 'alert' })
  const form = make(
    'form',
    {},
    make('label', {}, extensionWords.server, field),
    problem,
    make('p', {}, make('button', { class: 'main', type: 'submit' }, extensionWords.connect)),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const server = originOf(field.value)
    if (server === null) problem.textContent = extensionWords.serverWrong
    else void beginConnecting(server)
  })
  return make('main', {}, make('h1', {}, extensionWords.connectHeading), form)
}

function choiceView({ pictures, refusal }: Collected, onChoose: (picture: PagePicture) => void): HTMLElement {
  if (refusal) return told(refusal.words || extensionWords.refused)
  if (pictures.length === 0) return told(extensionWords.none)
  const item = (picture: PagePicture) =>
    make(
      'li',
      {},
      make('button', { click: () => onChoose(picture) }, make('img', { src: picture.address, alt: picture.words })),
    )
  return make(
    'main',
    {},
    make('h1', {}, extensionWords.choosePicture),
    make('ul', { class: 'pictures' }, ...pictures.map(item)),
  )
}

async function footerOf(tab: chrome.tabs.Tab): Promise<HTMLElement> {
  const leave = () => void changeSettings({ token: '' }).then(start)
  const button = make('button', { class: 'quiet', click: leave }, extensionWords.disconnect)
  return make('footer', {}, ...(await hoverSwitches(tab.url)), button)
}

void start()
