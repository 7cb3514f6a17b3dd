import { notFound } from './loading/load-page.ts'

export function loader() {
  throw notFound()
}

export default function MissingRoute() {
  return null
}
