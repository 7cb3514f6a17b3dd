import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { text } from 'node:stream/consumers'
import { createElement, type ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'

// For tests of what pages show.

const viewer = { isAuth: true, id: '1', username: 'ana', fullName: 'Ana', imageSmallUrl: null, keeps_history: true }
const root = { viewer, locale: 'en-US', theme: 'light', publicUrl: 'http://here', hasVisualSearch: true }

/** The page that something makes, all that comes late with it, for somebody who has read what is known. */
export async function pageOf(shown: ReactNode, client: QueryClient, at = '/somewhere/'): Promise<string> {
  const routes = [{ id: 'root', path: '*', loader: () => root, Component: () => shown }]
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = await query(new Request(`http://here${at}`))
  if (context instanceof Response) throw new Error('the page went elsewhere')
  const router = createStaticRouter(dataRoutes, context)
  const page = createElement(StaticRouterProvider, { router, context, hydrate: false })
  const { prelude } = await prerenderToNodeStream(createElement(QueryClientProvider, { client }, page))
  return text(prelude)
}
