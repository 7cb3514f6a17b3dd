import type { TestClient } from '../support/test-client.ts'
import { readHead } from './read-head.ts'

/** A page as the server wrote it. */
export async function look(client: TestClient, path: string) {
  const response = await client.fetch(path)
  const html = await response.text()
  const location = response.headers.get('location')
  return { status: response.status, location, html, ...readHead(html) }
}

/** Visible headings and the names of the tabs, the current one marked. */
export function shape(html: string) {
  const text = (inner: string) =>
    inner
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&#x27;', "'")
      .trim()
  const headings = [...html.matchAll(/<h1[^>]*>([^]*?)<\/h1>/g)].map(([, inner = '']) => text(inner))
  const bar = /<nav[^>]*aria-label="Profile"[^>]*>([^]*?)<\/nav>/.exec(html)?.[1] ?? ''
  const tabs = [...bar.matchAll(/<a ([^>]*)>([^]*?)<\/a>/g)].map(
    ([, attributes = '', inner = '']) => `${text(inner)}${attributes.includes('aria-current="page"') ? '*' : ''}`,
  )
  return { headings, tabs: tabs.join(' ') }
}
