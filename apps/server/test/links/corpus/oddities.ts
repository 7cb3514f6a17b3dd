import { type CorpusPage, ld, og, page } from './page-parts.ts'

/** Texts in older charsets, which Node reads but does not write. */
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')
const ascii = (text: string) => Buffer.from(text, 'latin1')
const inCharset = (charset: string, title: Uint8Array, rest: string) =>
  Buffer.concat([
    ascii(`<!doctype html><html><head><meta http-equiv="Content-Type" content="text/html; charset=${charset}"><title>`),
    title,
    ascii(`</title>${rest}`),
  ])

export const oddities: Readonly<Record<string, CorpusPage>> = {
  'charset-windows-1252': {
    kind: 'a Western page of 2004',
    html: '',
    bytes: inCharset(
      'windows-1252',
      hex('43 61 66 e9 20 63 72 e8 6d 65 20 96 20 67 72 f6 df 65 72'),
      '</head><img src="/e/cafe-600x400.jpg">',
    ),
  },
  'charset-shift-jis': {
    kind: 'an older Japanese shop',
    html: '',
    contentType: 'text/html; charset=Shift_JIS',
    bytes: inCharset(
      'Shift_JIS',
      hex('96 d8 82 cc 88 d6 8e 71'),
      '<meta property="og:price:amount" content="9800"><meta property="og:price:currency" content="JPY"></head><img src="/e/isu-600x400.jpg">',
    ),
  },
  'charset-utf-16': {
    kind: 'a page that an office program wrote',
    html: '',
    bytes: Buffer.concat([
      hex('ff fe'),
      Buffer.from('<html><head><title>Größe und Maß</title></head><img src="/e/mass-600x400.jpg">', 'utf16le'),
    ]),
  },
  'charset-gb18030': {
    kind: 'a Chinese page',
    html: '',
    bytes: inCharset('gb2312', hex('d6 f1 b1 e0 c0 ba d7 d3'), '</head><img src="/e/lanzi-600x400.jpg">'),
  },
  'charset-wrong-label': {
    kind: 'a page that calls its UTF-8 something else',
    html: '<html><head><meta charset="iso-8859-1"><title>Müsli mit Äpfeln</title></head><img src="/e/muesli-600x400.jpg">',
    contentType: 'text/html; charset=iso-8859-1',
  },
  'charset-windows-1251': {
    kind: 'a Russian page that says nothing of its charset',
    html: '',
    contentType: 'text/html',
    bytes: Buffer.concat([
      ascii('<html lang="ru"><head><title>'),
      hex('c4 e5 f0 e5 e2 ff ed ed fb e9 20 f1 f2 ee eb'),
      ascii('</title></head><img src="/e/stol-600x400.jpg">'),
    ]),
  },
  'charset-euc-kr': {
    kind: 'a Korean page',
    html: '',
    bytes: inCharset('euc-kr', hex('b5 b5 c0 da b1 e2 20 b1 d7 b8 a9'), '</head><img src="/e/bowl-600x400.jpg">'),
  },
  'broken-html': {
    kind: 'a page that closes nothing',
    html: '<html><head><title>Open tags everywhere<!-- </title><body><p><div><table><td><b><i><img src=/x/open-700x500.jpg width=700 height=500><p><h1>Open tags everywhere'.replace(
      '<!-- ',
      '',
    ),
  },
  'broken-head': {
    kind: 'a page whose head comes late',
    html: '<body><noscript><img height=1 width=1 src="https://www.facebook.com/tr?id=2"></noscript><div>Hello</div><head><title>A body before its head</title><meta property="og:image" content="/x/head-700x500.jpg"></head>',
  },
  'base-address': {
    kind: 'a page with another base',
    html: page('<base href="/based/"><title>Based elsewhere</title>', '<img src="pictures/here-700x500.jpg">'),
  },
  'noscript-only': {
    kind: 'a page whose pictures are for those without scripts',
    html: page(
      '<title>Without scripts</title>',
      '<h1>Without scripts</h1><img src="/blank.gif"><noscript><img src="/x/noscript-800x600.jpg"></noscript>',
    ),
  },
  'picture-element': {
    kind: 'a page with several formats of one picture',
    html: page(
      '<title>Many formats</title>',
      '<h1>Many formats</h1><picture><source type="image/webp" srcset="/x/formats-800x450.jpg 800w, /x/formats-1600x900.jpg 1600w"><img src="/x/formats-400x225.jpg"></picture><img src="/x/other-300x300.jpg">',
    ),
  },
  'srcset-with-commas': {
    kind: 'a page whose picture server has commas in its addresses',
    html: page(
      '<title>Commas in addresses</title>',
      '<h1>Commas in addresses</h1><img srcset="/x/w_400,h_225/commas-400x225.jpg 400w, /x/w_1600,h_900/commas-1600x900.jpg 1600w" alt="Commas">',
    ),
  },
  'preload-only': {
    kind: 'a page that a script draws',
    html: page(
      '<title>Preloaded</title><link rel="preload" as="image" href="/x/preloaded-1200x700.jpg">',
      '<div id="root"></div>',
    ),
  },
  'link-image-src': {
    kind: 'a page of 2009',
    html: page(
      '<title>An older way</title><link rel="image_src" href="/x/older-500x400.jpg">',
      '<img src="/x/banner-800x600.jpg" class="banner">',
    ),
  },
  'entities-twice': {
    kind: 'a page that encodes twice',
    html: page(
      og({ 'og:title': 'Salt &amp;amp; pepper &quot;mills&quot;', 'og:image': '/x/mills-600x600.jpg' }),
      '<h1>Mills</h1>',
    ),
  },
  'og-by-name': {
    kind: 'a page that writes name for property',
    html: page(
      '<meta name="og:title" content="Names for properties"><meta name="og:image" content="/x/names-900x500.jpg">',
      '',
    ),
  },
  'relative-protocol': {
    kind: 'a page that leaves the protocol out',
    html: page('<title>No protocol</title>', '<img src="//HOST/x/protocol-900x500.jpg">'),
  },
  'same-title-everywhere': {
    kind: 'a site that gives every page its own name',
    html: page(
      `<title>The Shop</title>${og({ 'og:title': 'The Shop', 'og:site_name': 'The Shop', 'og:image': '/x/real-900x500.jpg' })}${ld({ '@type': 'Article', headline: 'The only real name' })}`,
      '<h1>The only real name</h1>',
    ),
  },
  'template-content': {
    kind: 'a page of web components',
    html: page(
      '<title>In a template</title>',
      '<my-page><template shadowrootmode="open"><h1>In a template</h1><img src="/x/template-900x500.jpg"></template></my-page>',
    ),
  },
}
