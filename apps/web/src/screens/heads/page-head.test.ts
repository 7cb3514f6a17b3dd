import { expect, test } from 'vitest'
import { pageHead } from './page-head.ts'

const matches = [{ id: 'root', loaderData: { publicUrl: 'https://pins.example.org' } }]
const inLanguages = ['x-default', 'en', 'es', 'pt', 'de', 'fr', 'id', 'ja', 'it', 'sv'].map((hrefLang) => ({
  tagName: 'link',
  rel: 'alternate',
  hrefLang,
  href: `https://pins.example.org/pin/12/${hrefLang === 'x-default' ? '' : `?lang=${hrefLang}`}`,
}))
const head = {
  title: 'Oak kitchen',
  description: ' Light from the north. ',
  path: '/pin/12/',
  picture: { url: '/736x/aa/bb/cc/x.jpg', width: 736, height: 1104, alt: ' A kitchen ' },
}

test('CR-14 a public page says what it is and in which languages, with absolute addresses', () => {
  expect(pageHead({ ...head, shareType: 'pinterestapp:pin' }, matches)).toEqual([
    { title: 'Oak kitchen · Pinfold' },
    { name: 'description', content: 'Light from the north.' },
    { tagName: 'link', rel: 'canonical', href: 'https://pins.example.org/pin/12/' },
    { property: 'og:url', content: 'https://pins.example.org/pin/12/' },
    ...inLanguages,
    { property: 'og:title', content: 'Oak kitchen' },
    { property: 'og:type', content: 'pinterestapp:pin' },
    { property: 'og:site_name', content: 'Pinfold' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: 'Oak kitchen' },
    { property: 'og:description', content: 'Light from the north.' },
    { name: 'twitter:description', content: 'Light from the north.' },
    { property: 'og:image', content: 'https://pins.example.org/736x/aa/bb/cc/x.jpg' },
    { property: 'og:image:width', content: '736' },
    { property: 'og:image:height', content: '1104' },
    { property: 'og:image:alt', content: 'A kitchen' },
    { name: 'twitter:image', content: 'https://pins.example.org/736x/aa/bb/cc/x.jpg' },
    { name: 'twitter:image:alt', content: 'A kitchen' },
  ])
})

test('CR-14 a page that is not for everybody gives nothing away', () => {
  expect(pageHead({ ...head, isPrivate: true }, matches)).toEqual([
    { title: 'Oak kitchen · Pinfold' },
    { name: 'robots', content: 'noindex' },
  ])
})

test('CR-14 NU-08 what clients look for stands under both names; what is not known is left out', () => {
  const meta = pageHead(
    {
      ...head,
      facts: (origin) => ({ pinner: `${origin}/ana`, saves: 0, source: undefined }),
      things: (origin) => [{ '@type': 'Person', url: `${origin}/ana` }],
    },
    matches,
  )
  expect(meta.slice(17 + inLanguages.length)).toEqual([
    { name: 'pinterestapp:pinner', property: 'pinterestapp:pinner', content: 'https://pins.example.org/ana' },
    { name: 'pinterestapp:saves', property: 'pinterestapp:saves', content: '0' },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@graph': [{ '@type': 'Person', url: 'https://pins.example.org/ana' }],
      },
    },
  ])
})

test('CR-14 a page that is not for everybody has neither counts nor structured data', () => {
  const full = { ...head, isPrivate: true, facts: () => ({ saves: 7 }), things: () => [{ '@type': 'Person' }] }
  expect(pageHead(full, matches)).toHaveLength(2)
})
