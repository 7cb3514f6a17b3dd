import { around, type CorpusPage, ld, og, page } from './page-parts.ts'

export const communities: Readonly<Record<string, CorpusPage>> = {
  'forum-thread': {
    kind: 'a forum',
    html: page(
      '<title>Which wood for a bench?</title>',
      `<h1>Which wood for a bench?</h1>${Array.from({ length: 6 }, (_, at) => `<div class="row"><img class="avatar" src="/f/avatar${at}-128x128.jpg" width="128" height="128"><div class="message">${at === 1 ? '<img src="/f/bench-800x600.jpg" class="attachment">' : 'Oak.'}</div></div>`).join('')}`,
    ),
  },
  'question-site': {
    kind: 'questions and answers',
    html: page(
      `<title>How do I prune a fig?</title>${ld({ '@type': 'QAPage', mainEntity: { '@type': 'Question', name: 'How do I prune a fig?', acceptedAnswer: { '@type': 'Answer', text: 'In winter.' } } })}`,
      around('<main><h1>How do I prune a fig?</h1><p><img src="/f/fig-600x400.jpg" alt="My fig"></p></main>'),
    ),
  },
  'video-site': {
    kind: 'a video site',
    html: page(
      `<title>Folding a crane - Reel</title>${og({ 'og:site_name': 'Reel', 'og:type': 'video.other', 'og:title': 'Folding a crane', 'og:image': '/v/crane-1280x720.jpg', 'og:video:url': '/v/crane.mp4' })}`,
      around('<video src="/v/crane.mp4"></video><h1>Folding a crane</h1>'),
    ),
  },
  'video-poster': {
    kind: 'a page with a video and its poster',
    html: page(
      '<title>A minute of waves</title>',
      '<h1>A minute of waves</h1><video poster="/v/waves-960x540.jpg" controls></video><img src="/v/badge-150x150.png" width="150" height="150">',
    ),
  },
  'photo-site': {
    kind: 'a site of photographers',
    html: page(
      `<title>Foggy harbour</title>${ld({ '@type': 'Photograph', name: 'Foggy harbour', image: '/h/harbour-1600x1067.jpg' })}`,
      around('<h1>Foggy harbour</h1><img class="avatar" src="/h/photographer-300x300.jpg">'),
    ),
  },
  portfolio: {
    kind: 'a portfolio with large pictures',
    html: page(
      '<title>Chairs, 2026</title>',
      '<h1>Chairs, 2026</h1><img srcset="/h/chairs-400x286.jpg 400w, /h/chairs-1400x1000.jpg 1400w" sizes="100vw" src="/h/chairs-400x286.jpg" width="400" height="286"><img src="/h/sketch-500x500.jpg">',
    ),
  },
  'portfolio-backgrounds': {
    kind: 'a studio whose pictures are backgrounds',
    html: page(
      '<title>Studio Nord</title>',
      `<section class="hero" style="background-image: linear-gradient(#0003, #0006), url('/h/studio-1800x1000.jpg')"><h1>Studio Nord</h1></section><div data-bg="/h/second-900x600.jpg"></div>`,
    ),
  },
  museum: {
    kind: 'a museum',
    html: page(
      `<title>Woman with a jug</title>${ld({ '@type': 'VisualArtwork', name: 'Woman with a jug', image: { '@type': 'ImageObject', contentUrl: '/h/jug-900x1200.jpg' } })}`,
      around('<h1>Woman with a jug</h1><a href="/h/jug-900x1200.jpg"><img src="/h/jug-225x300.jpg"></a>'),
    ),
  },
  wiki: {
    kind: 'a wiki',
    html: page(
      '<title>Barn owl - Wiki of birds</title><meta property="og:site_name" content="Wiki of birds"><meta property="og:image" content="/w/owl-440x660.jpg">',
      '<h1>Barn owl</h1><table class="infobox"><tr><td><img src="/w/owl-220x330.jpg" srcset="/w/owl-330x495.jpg 1.5x, /w/owl-440x660.jpg 2x" width="220" height="330"></td></tr></table>',
    ),
  },
  'encyclopedia-infobox': {
    kind: 'an encyclopedia without metadata',
    html: page(
      '<title>Lighthouse</title>',
      '<div id="content"><h1>Lighthouse</h1><div class="infobox"><img src="/w/lighthouse-500x750.jpg"></div><p>Text</p><img src="/w/map-300x200.png"></div>',
    ),
  },
  'travel-hotel': {
    kind: 'a hotel',
    html: page(
      `<title>Pension Edelweiss</title>${ld({ '@type': 'Hotel', name: 'Pension Edelweiss', image: ['/t/hotel-1200x800.jpg'], aggregateRating: { ratingValue: 9, bestRating: 10, reviewCount: 12 } })}`,
      around('<h1>Pension Edelweiss</h1>'),
    ),
  },
  event: {
    kind: 'an event',
    html: page(
      `<title>Spring market</title>${ld({ '@type': 'Event', name: 'Spring market', image: '/t/market-1000x600.jpg', startDate: '2026-04-11' })}`,
      around('<h1>Spring market</h1>'),
    ),
  },
  'real-estate': {
    kind: 'a house that is for sale',
    html: page(
      `<title>House by the lake</title>${og({ 'og:title': 'House by the lake', 'og:image:secure_url': 'ORIGIN/t/house-1280x853.jpg' })}`,
      around('<h1>House by the lake</h1><div class="carousel"><img data-lazy="/t/kitchen-1280x853.jpg"></div>'),
    ),
  },
  'craft-pattern': {
    kind: 'knitting patterns with a hint for saving',
    html: page(
      '<title>Striped socks</title>',
      '<main><h1>Striped socks</h1><img src="/k/socks-thumb-350x450.jpg" data-pin-media="/k/socks-700x900.jpg" data-pin-description="Striped socks"><img src="/k/yarn-400x300.jpg"></main>',
    ),
  },
  'social-post': {
    kind: 'a post of a social network',
    html: page(
      `<title>Post</title>${og({ 'og:title': 'Ana on a walk', 'og:image': '/s/walk-1080x1350.jpg', 'og:type': 'article' })}`,
      '<div id="app"></div>',
    ),
  },
  'music-album': {
    kind: 'an album',
    html: page(
      `<title>Slow tides</title>${ld({ '@type': 'MusicAlbum', name: 'Slow tides', image: '/s/tides-1000x1000.jpg' })}`,
      around('<h1>Slow tides</h1>'),
    ),
  },
  'software-page': {
    kind: 'a program’s own page',
    html: page(
      `<title>Notes for two</title>${og({ 'og:title': 'Notes for two', 'og:image': '/s/notes-1200x630.jpg' })}${ld({ '@type': 'SoftwareApplication', name: 'Notes for two', offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' } })}`,
      around('<h1>Notes for two</h1>'),
    ),
  },
}
