import { around, type CorpusPage, ld, og, page } from './page-parts.ts'

export const readings: Readonly<Record<string, CorpusPage>> = {
  'recipe-plugin': {
    kind: 'a food blog with a recipe plugin',
    html: page(
      `<title>Lemon cake - Spoon</title>${og({ 'og:title': 'Lemon cake - Spoon', 'og:site_name': 'Spoon', 'og:image': '/r/lemon-1200x1200.jpg', 'og:type': 'article' })}${ld(
        {
          '@graph': [
            { '@type': 'Article', headline: 'Lemon cake', author: { '@id': '#a' } },
            { '@type': 'Person', '@id': '#a', name: 'Ana Lima' },
            {
              '@type': 'Recipe',
              name: 'Lemon cake',
              image: ['/r/lemon-1200x1200.jpg', '/r/lemon-500x500.jpg'],
              recipeYield: ['8', '8 slices'],
              prepTime: 'PT20M',
              cookTime: 'PT1H',
              recipeIngredient: ['2 lemons', '200 g flour'],
              suitableForDiet: 'https://schema.org/VegetarianDiet',
            },
          ],
        },
      )}`,
      around('<article><h1>Lemon cake</h1><img src="/r/step-700x500.jpg"></article>'),
    ),
  },
  'recipe-microdata': {
    kind: 'an older recipe collection',
    html: page(
      '<title>Lentil soup</title>',
      around(`<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Lentil soup</h1><img itemprop="image" src="/r/soup-800x600.jpg">
      <time itemprop="totalTime" datetime="PT45M">45 min</time><ul><li itemprop="ingredients">1 onion</li><li itemprop="ingredients">200 g lentils</li></ul></div>`),
    ),
  },
  'recipe-groups': {
    kind: 'a recipe whose ingredients stand in groups',
    html: page(
      `<title>Apple pie</title>${og({ 'og:image': '/r/pie-1000x700.jpg' })}${ld({ '@type': 'Recipe', name: 'Apple pie', recipeIngredient: ['250 g flour', '125 g butter', '5 apples', '2 tsp cinnamon'] })}`,
      around(
        `<h1>Apple pie</h1><h2>Ingredients</h2><h3>Dough</h3><ul><li>250 g flour</li><li>125 g butter</li></ul><h3>Filling</h3><ul><li>5 apples</li><li>2 tsp cinnamon</li></ul>`,
      ),
    ),
  },
  'recipe-graph-article': {
    kind: 'a magazine with a recipe',
    html: page(
      `<title>Pumpkin risotto</title>${ld({ '@type': ['Recipe', 'NewsArticle'], headline: 'Pumpkin risotto', name: 'Pumpkin risotto', image: { '@type': 'ImageObject', url: '/r/risotto-1200x800.jpg', height: 800, width: 1200 }, totalTime: 'P0DT0H40M' })}`,
      around('<h1>Pumpkin risotto</h1><img src="/r/chef-1500x1000.jpg" class="author">'),
    ),
  },
  'recipe-no-og': {
    kind: 'a home page with a recipe and no metadata',
    html: page(
      '<title>Flat bread</title>',
      '<h1>Flat bread</h1><p><img src="/r/bread-700x700.jpg" alt="Flat bread"></p><p><img src="/r/oven-400x300.jpg"></p>',
    ),
  },
  'recipe-old-yield': {
    kind: 'a recipe site with times in words',
    html: page(
      `<title>Plum jam</title>${ld({ '@type': 'Recipe', name: 'Plum jam', image: '/r/jam-600x800.jpg', recipeYield: '6 jars', cookTime: '45 minutes', recipeIngredient: '1 kg plums\n500 g sugar' })}`,
      around('<h1>Plum jam</h1>'),
    ),
  },
  'news-article': {
    kind: 'a newspaper',
    html: page(
      `<title>City opens a new park | The Daily</title>${og({ 'og:type': 'article', 'og:site_name': 'The Daily', 'og:title': 'City opens a new park', 'og:image': '/n/park-1200x675.jpg' })}${ld(
        {
          '@type': 'NewsArticle',
          headline: 'City opens a new park',
          datePublished: '2026-05-03T08:00:00+02:00',
          author: [
            { '@type': 'Person', name: 'Ben Ode' },
            { '@type': 'Person', name: 'Cem Kaya' },
          ],
        },
      )}`,
      around('<article><h1>City opens a new park</h1><figure><img src="/n/mayor-900x600.jpg"></figure></article>'),
    ),
  },
  'news-amp': {
    kind: 'a page made for phones',
    html: page(
      '<title>Rain for a week</title>',
      '<h1>Rain for a week</h1><amp-img src="/n/rain-1200x800.jpg" width="1200" height="800" layout="responsive"></amp-img><amp-img src="/n/icon-120x120.jpg" width="120" height="120"></amp-img>',
    ),
  },
  'news-gallery': {
    kind: 'a gallery of a newspaper',
    html: page(
      `<title>The fair in pictures</title>${ld({ '@type': 'ImageGallery', name: 'The fair in pictures', image: ['/n/fair-1400x900.jpg', '/n/wheel-1400x900.jpg'] })}`,
      around(
        '<h1>The fair in pictures</h1><div class="gallery"><img src="/n/wheel-1400x900.jpg"><img src="/n/fair-1400x900.jpg"></div>',
      ),
    ),
  },
  'blog-plain': {
    kind: 'a blog with its own template',
    html: page(
      `<title>How I built a shed</title>${og({ 'og:type': 'article', 'og:title': 'How I built a shed', 'og:image': 'ORIGIN/g/shed-900x600.jpg', 'article:published_time': '2026-03-01T10:00:00Z' })}<meta name="author" content="Ina Holt">`,
      around('<article class="post"><h1>How I built a shed</h1><img src="/g/roof-1600x1200.jpg"></article>'),
    ),
  },
  'blog-no-meta': {
    kind: 'a travel blog without metadata',
    html: page(
      '<title>Three days in Porto</title>',
      around(
        '<article><h1>Three days in Porto</h1><p>We went.</p><img src="/g/porto-1000x700.jpg" alt="Porto from the bridge"><img src="/g/tram-600x400.jpg"></article>',
      ),
    ),
  },
  'blog-header-image': {
    kind: 'a craft blog with the picture above its title',
    html: page(
      '<title>Dyeing with onions</title>',
      around(
        '<main><div class="hero"><img src="/g/onions-1100x600.jpg" alt="Dyeing with onions"></div><h1>Dyeing with onions</h1><img src="/g/pot-500x500.jpg"></main>',
      ),
    ),
  },
  'blog-emoji': {
    kind: 'a garden blog',
    html: page(
      `<title>My balcony 🌿</title>${og({ 'og:title': 'My balcony &#x1F33F;'.replace('&#x1F33F;', '🌿'), 'og:image': '/g/balcony-800x1000.jpg?fit=800%2C1000&ssl=1' })}`.replace(
        '?fit=800%2C1000&ssl=1',
        '',
      ),
      '<h1>My balcony 🌿</h1>',
    ),
  },
  'magazine-twitter-only': {
    kind: 'a magazine that only knows Twitter cards',
    html: page(
      '<title>10 kitchens | Rooms</title><meta name="twitter:title" content="Ten small kitchens"><meta name="twitter:image:src" content="/z/kitchen-1000x500.jpg">',
      around('<h1>Ten small kitchens</h1>'),
    ),
  },
}
