import { readFile } from 'node:fs/promises'
import createClient from 'openapi-fetch'
import type { components, paths } from './generated/pinfold.ts'

/** What was asked for, out of the envelope; throws what the server says went wrong. */
function dataOf<T>(answer: { data?: { resource_response: T } | undefined; error?: unknown }): T {
  if (answer.data === undefined) throw new Error(JSON.stringify(answer.error))
  return answer.data.resource_response
}

/** What a program mostly does: makes a board, uploads a picture, makes Pins of it, and reads the board page by page. */
async function doMainJob(site: { url: string; token: string }, pictures: readonly Blob[]) {
  const client = createClient<paths>({ baseUrl: site.url, headers: { Authorization: `Bearer ${site.token}` } })

  const { data: me } = dataOf(await client.GET('/v3/users/me/'))
  const { data: board } = dataOf(
    await client.POST('/v3/boards/', { body: { name: 'Made by a program', privacy: 'public' } }),
  )

  async function upload(picture: Blob): Promise<string> {
    const { data: registered } = dataOf(await client.POST('/v3/uploads/', { body: { type: 'pinimage' } }))
    const { upload_id, ticket = '' } = registered.upload_parameters
    await client.POST('/upload/', {
      body: { upload_id: upload_id ?? registered.upload_id, ticket, file: '' },
      bodySerializer: ({ file: _, ...fields }) => {
        const form = new FormData()
        for (const [name, value] of Object.entries(fields)) form.append(name, value)
        form.append('file', picture, 'picture.jpg')
        return form
      },
    })
    for (;;) {
      const { data: uploads } = dataOf(
        await client.GET('/v3/uploads/', { params: { query: { upload_ids: [registered.upload_id] } } }),
      )
      const status = uploads[registered.upload_id]?.status
      if (status === 'succeeded') return registered.upload_id
      if (status === 'failed') throw new Error('the picture cannot be read')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  const made: components['schemas']['Pin'][] = []
  for (const [at, picture] of pictures.entries()) {
    const upload_id = await upload(picture)
    const body = { upload_id, board_id: board.id, title: `Picture ${at + 1}` }
    made.push(dataOf(await client.POST('/v3/pins/', { body })).data)
  }

  const pages: string[][] = []
  let bookmarks: string | undefined
  do {
    const page = dataOf(
      await client.GET('/v3/boards/{board_id}/pins/', {
        params: { path: { board_id: board.id }, query: { page_size: 2, ...(bookmarks && { bookmarks }) } },
      }),
    )
    pages.push(page.data.map(({ title, board: where }) => `${title} on ${where?.name}`))
    bookmarks = page.bookmark
  } while (bookmarks !== undefined)
  return { username: me.username, boardName: board.name, pinIds: made.map(({ id }) => id), pages }
}

const [, , url = '', token = '', ...files] = process.argv
const pictures = await Promise.all(files.map(async (file) => new Blob([await readFile(file)])))
console.log(JSON.stringify(await doMainJob({ url, token }, pictures)))
