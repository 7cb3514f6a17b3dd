import { limits } from '@pinfold/contract'
import { useReducer, useRef } from 'react'
import { showToast } from '../../ui/toast-store.ts'
import { useUploadsOf } from '../../entities/media/use-uploads.ts'
import type { StoryDraft } from './story-draft-store.ts'
import { isVideoFile } from '../../entities/media/upload-video.ts'
import { sendStoryMedia } from './story-media.ts'
import { changeStory, roomFor, startStory } from './story-pages.ts'
import { useLocale } from '../../api/viewer.ts'
import { counted } from '../../ui/format.ts'
import { storyBuilderWords } from './story-builder.words.ts'

/** The pages of a story that is being made, with their files on the way. */
export function useStory() {
  const [story, change] = useReducer(changeStory, 'page-0', startStory)
  const files = useRef(new Map<string, File>())
  const count = useRef(0)
  const locale = useLocale()
  const uploads = useUploadsOf(sendStoryMedia, (key, media) => change({ do: 'media', key, media }))
  const newKey = () => `page-${(count.current += 1)}`

  const setFile = (key: string, file: File) => {
    files.current.set(key, file)
    change({ do: 'media', key, media: { at: 'empty' }, isVideo: isVideoFile(file) })
    void uploads.choose(key, file)
  }
  /** The first file goes to the page, every other one to a page of its own behind the last. */
  const addFiles = (given: readonly File[], key?: string) => {
    const room = roomFor(story) + (key === undefined ? 0 : 1)
    const taken = given.slice(0, room)
    if (taken.length < given.length)
      showToast({ text: storyBuilderWords.mostPages(counted(limits.story.mostPages, locale)) })
    const added = taken.slice(key === undefined ? 0 : 1).map(newKey)
    change({ do: 'add', keys: added })
    const keys = key === undefined ? added : [key, ...added]
    for (const [index, file] of taken.entries()) {
      const to = keys[index]
      if (to !== undefined) setFile(to, file)
    }
    if (key !== undefined) change({ do: 'choose', key })
  }
  const forget = (key: string) => {
    files.current.delete(key)
    uploads.stop(key)
  }
  return {
    story,
    change,
    addFiles,
    whenReady: uploads.whenReady,
    addPage: () => change({ do: 'add', keys: [newKey()] }),
    clearMedia(key: string) {
      files.current.delete(key)
      uploads.clear(key)
    },
    remove(key: string) {
      forget(key)
      change({ do: 'remove', key })
    },
    /** The pages as the device keeps them. */
    kept: (): StoryDraft['pages'] =>
      story.pages.map(({ key, heading, text, products }) => ({
        heading,
        text,
        products,
        file: files.current.get(key) ?? null,
      })),
    /** Takes these pages in place of what is there; files are sent anew, since the server forgets what nobody uses. */
    replace(pages: StoryDraft['pages']) {
      for (const { key } of story.pages) forget(key)
      const keyed = pages.map((page) => ({ ...page, key: newKey() }))
      change({
        do: 'replace',
        pages: keyed.map(({ key, heading, text, products = [] }) => ({ key, heading, text, products })),
      })
      for (const { key, file } of keyed) if (file) setFile(key, file)
    },
  }
}
