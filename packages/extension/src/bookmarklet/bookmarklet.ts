import { collectPictures } from '../page/collect-pictures.ts'
import { openCreateWindow, openPinWindow } from './create-window.ts'
import { openOverlay } from './overlay.ts'

/** CN-10: what the bookmarklet loads into a page. The script's own address says where to save. */
async function run(origin: string): Promise<void> {
  const page = { url: document.location.href, title: document.title }
  const overlay = openOverlay({
    onOwn: () => openCreateWindow(origin, page),
    onChoose: (picture) => {
      overlay.close()
      if (picture.pinId !== '') return openPinWindow(origin, picture.pinId)
      const { url, title } = collected.page
      openCreateWindow(origin, {
        url: picture.link || url,
        media: picture.address,
        description: picture.words,
        title,
      })
    },
  })
  const collected = await collectPictures(document)
  // What only this page can read cannot be named to another one.
  const pictures = collected.pictures.filter(({ address }) => address.startsWith('http'))
  overlay.show({ ...collected, pictures })
}

const own = document.currentScript
if (own instanceof HTMLScriptElement) void run(new URL(own.src).origin)
