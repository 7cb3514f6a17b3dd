import { around, type CorpusPage, ld, og, page } from './page-parts.ts'

const offer = (price: string | number, priceCurrency: string, more: object = {}) => ({
  '@type': 'Offer',
  price,
  priceCurrency,
  availability: 'https://schema.org/InStock',
  ...more,
})

export const shops: Readonly<Record<string, CorpusPage>> = {
  'shop-og': {
    kind: 'a shop whose facts are OpenGraph alone',
    html: page(
      `<title>Walnut stool – Hall Goods</title>${og({ 'og:type': 'product', 'og:title': 'Walnut stool', 'og:site_name': 'Hall Goods', 'og:image': 'ORIGIN/p/stool-1200x1200.jpg', 'og:image:width': '1200', 'og:image:height': '1200', 'product:price:amount': '129.00', 'product:price:currency': 'USD', 'product:availability': 'in stock' })}`,
      around('<main><h1>Walnut stool</h1><img src="/p/stool-side-800x800.jpg"></main>'),
    ),
  },
  'shop-json-ld': {
    kind: 'a shop with one product in JSON-LD',
    html: page(
      `<title>Linen curtain | Stoff</title>${ld({ '@type': 'Product', name: 'Linen curtain', image: ['/p/curtain-1000x1400.jpg', '/p/curtain-back-1000x1400.jpg'], brand: { '@type': 'Brand', name: 'Stoff' }, offers: offer('59,90', 'EUR') })}${og({ 'og:site_name': 'Stoff' })}`,
      around('<div class="product-gallery"><img src="/p/curtain-back-1000x1400.jpg"></div><h1>Linen curtain</h1>'),
    ),
  },
  'shop-graph': {
    kind: 'a shop whose plugin writes one graph with references',
    html: page(
      `<title>Desk lamp</title>${ld({
        '@graph': [
          { '@type': 'WebSite', '@id': 'ORIGIN/#site', name: 'Lights', publisher: { '@id': 'ORIGIN/#org' } },
          {
            '@type': 'Organization',
            '@id': 'ORIGIN/#org',
            logo: '/assets/logo-220x120.png',
            name: 'Lights',
            subOrganization: { '@id': 'ORIGIN/#org' },
          },
          {
            '@type': 'Product',
            '@id': 'ORIGIN/#p',
            name: 'Desk lamp',
            image: { '@id': 'ORIGIN/#img' },
            offers: { '@id': 'ORIGIN/#offer' },
          },
          { '@type': 'ImageObject', '@id': 'ORIGIN/#img', url: '/p/lamp-800x800.jpg', width: 800, height: 800 },
          {
            '@type': 'Offer',
            '@id': 'ORIGIN/#offer',
            price: 49.99,
            priceCurrency: 'GBP',
            itemOffered: { '@id': 'ORIGIN/#p' },
          },
        ],
      })}`,
      around('<h1>Desk lamp</h1>'),
    ),
  },
  'shop-variants': {
    kind: 'a fashion shop with variants',
    html: page(
      `<title>Wool jumper</title>${ld({
        '@type': 'ProductGroup',
        name: 'Wool jumper',
        image: '/p/jumper-900x1200.jpg',
        hasVariant: [
          { '@type': 'Product', sku: 'WJ-S', name: 'Wool jumper S', offers: offer(85, 'EUR') },
          { '@type': 'Product', sku: 'WJ-M', name: 'Wool jumper M', offers: offer(95, 'EUR') },
        ],
      })}`,
      around('<h1>Wool jumper</h1>'),
    ),
  },
  'shop-aggregate': {
    kind: 'a comparison shop with a range of offers',
    html: page(
      `<title>Garden chair</title>${ld({ '@type': ['Product', 'Thing'], name: 'Garden chair', image: { '@type': 'ImageObject', contentUrl: '/p/chair-700x700.jpg' }, offers: { '@type': 'AggregateOffer', lowPrice: '39.00', highPrice: '79.00', priceCurrency: 'CHF', offerCount: 4 }, aggregateRating: { '@type': 'AggregateRating', ratingValue: '8.6', bestRating: '10', reviewCount: '31' } })}`,
      around('<h1>Garden chair</h1>'),
    ),
  },
  'shop-sale': {
    kind: 'an outdoor shop with a sale',
    html: page(
      `<title>Rain jacket - Peak</title>${ld({ '@type': 'Product', name: 'Rain jacket', image: '/p/jacket-900x900.jpg', offers: { '@type': 'Offer', priceCurrency: 'USD', price: '89.00', priceSpecification: [{ '@type': 'UnitPriceSpecification', priceType: 'https://schema.org/ListPrice', price: '120.00', priceCurrency: 'USD' }] } })}${og({ 'og:title': 'Rain jacket', 'og:image': '/p/jacket-900x900.jpg' })}`,
      around('<h1>Rain jacket</h1>'),
    ),
  },
  'shop-microdata': {
    kind: 'an older shop with microdata alone',
    html: page(
      '<title>Copper kettle</title>',
      around(`<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Copper kettle</h1>
      <img itemprop="image" src="/p/kettle-640x640.jpg"><span itemprop="brand" itemscope itemtype="http://schema.org/Brand"><meta itemprop="name" content="Kupfer"></span>
      <div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span itemprop="price" content="74.50">74,50 €</span><meta itemprop="priceCurrency" content="EUR"><link itemprop="availability" href="http://schema.org/InStock"></div></div>`),
    ),
  },
  'shop-rdfa': {
    kind: 'a shop with RDFa',
    html: page(
      '<title>Oak shelf</title>',
      around(`<main vocab="https://schema.org/" typeof="Product"><h1 property="name">Oak shelf</h1><img property="image" src="/p/shelf-700x500.jpg">
      <div property="offers" typeof="Offer"><span property="price" content="210">210 kr</span><meta property="priceCurrency" content="SEK"></div></main>`),
    ),
  },
  'shop-comma': {
    kind: 'a German furniture shop that writes prices as people do',
    html: page(
      `<title>Sofa Aalto</title>${ld({ '@type': 'Product', name: 'Sofa Aalto', image: '/p/sofa-1200x800.jpg', offers: offer('1.299,00 €', 'EUR') })}`,
      around('<h1>Sofa Aalto</h1>'),
    ),
  },
  'shop-yen': {
    kind: 'a Japanese shop',
    html: page(
      `<title>南部鉄器の急須｜道具店</title>${og({ 'og:title': '南部鉄器の急須', 'og:image': '/p/kyusu-800x800.jpg' })}${ld({ '@type': 'Product', name: '南部鉄器の急須', offers: offer('12,800', 'JPY') })}`,
      around('<h1>南部鉄器の急須</h1>'),
    ),
  },
  'shop-lazy': {
    kind: 'a shoe shop whose pictures come when scrolled to',
    html: page(
      '<title>Running shoe</title><meta property="product:price:amount" content="99.95"><meta property="product:price:currency" content="USD">',
      around(`<main class="product"><h1>Running shoe</h1>
      <img class="lazyload" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/p/shoe-900x700.jpg" alt="Running shoe">
      ${Array.from({ length: 12 }, (_, at) => `<img class="lazyload" data-src="/p/shoe-detail${at}-300x200.jpg" width="300" height="200">`).join('')}</main>`),
    ),
  },
  'shop-dynamic': {
    kind: 'a large shop that lists sizes as JSON in an attribute',
    html: page(
      '<title>Espresso machine</title>',
      around(
        `<div id="product-main"><h1>Espresso machine</h1><img src="/p/espresso-300x300.jpg" data-old-hires="/p/espresso-1500x1500.jpg" data-a-dynamic-image='{"/p/espresso-679x679.jpg":[679,679],"/p/espresso-1500x1500.jpg":[1500,1500]}' alt="Espresso machine"></div>`,
      ),
    ),
  },
  'shop-sold-out': {
    kind: 'a print shop with something sold out',
    html: page(
      `<title>Limited print</title>${ld({ '@type': 'Product', name: 'Limited print', image: '/p/print-900x1300.jpg', offers: offer('45', 'USD', { availability: 'http://schema.org/SoldOut' }) })}`,
      around('<h1>Limited print</h1>'),
    ),
  },
  'shop-words-for-price': {
    kind: 'a workshop that tells prices on request',
    html: page(
      `<title>Dining table</title>${ld({ '@type': 'Product', name: 'Dining table', image: '/p/table-1000x700.jpg', offers: offer('Call for price', 'EUR') })}`,
      around('<h1>Dining table</h1>'),
    ),
  },
  'shop-logo-og': {
    kind: 'a shop whose OpenGraph picture is always its logo',
    html: page(
      `<title>Bread knife</title>${og({ 'og:image': '/assets/logo-1200x630.png', 'og:title': 'Bread knife' })}${ld({ '@type': 'Product', name: 'Bread knife', image: '/p/knife-1000x600.jpg', offers: offer('35.00', 'EUR') })}`,
      around('<h1>Bread knife</h1>'),
    ),
  },
  'shop-og-currency-symbol': {
    kind: 'a gift shop with the currency in the amount',
    html: page(
      `<title>Tea towel</title>${og({ 'og:type': 'og:product', 'og:title': 'Tea towel', 'og:image': '/p/towel-800x800.jpg', 'og:price:amount': '£12.00' })}`,
      around('<h1>Tea towel</h1>'),
    ),
  },
  'shop-broken-json': {
    kind: 'a shop whose JSON-LD has line breaks in texts and commas too many',
    html: page(
      `<title>Felt slippers</title><script type="application/ld+json">//<![CDATA[
      {"@context":"https://schema.org","@type":"Product","name":"Felt slippers","description":"Warm
      and soft","image":["/p/slippers-800x600.jpg",],"offers":{"@type":"Offer","price":"29.00","priceCurrency":"EUR",},}
      //]]></script>`,
      around('<h1>Felt slippers</h1>'),
    ),
  },
  'shop-category': {
    kind: 'a list of products',
    html: page(
      `<title>Lamps</title>${og({ 'og:title': 'Lamps', 'og:image': '/c/lamps-1200x630.jpg' })}${ld({ '@type': 'ItemList', itemListElement: ['Globe', 'Tube'].map((name, at) => ({ '@type': 'ListItem', position: at + 1, item: { '@type': 'Product', name, image: `/c/${name}-500x500.jpg`, offers: offer(10 + at, 'EUR') } })) })}`,
      around('<h1>Lamps</h1><img src="/c/Globe-500x500.jpg"><img src="/c/Tube-500x500.jpg">'),
    ),
  },
  marketplace: {
    kind: 'a marketplace of makers',
    html: page(
      `<title>Vintage mirror - Etagere</title>${og({ 'og:site_name': 'Etagere', 'og:title': 'Vintage mirror - Etagere', 'og:image': '/m/mirror-1000x1333.jpg' })}${ld({ '@type': 'Product', name: 'Vintage mirror', sku: '7781', image: [{ '@type': 'ImageObject', author: 'GlassByJo', contentURL: '/m/mirror-1000x1333.jpg' }], offers: { '@type': 'AggregateOffer', offers: [offer('150.00', 'USD'), offer('170.00', 'USD')] } })}`,
      around(
        '<h1>Vintage mirror</h1><ul class="carousel"><li><img data-src-zoom-image="/m/mirror-detail-1000x1333.jpg" src="/m/mirror-detail-75x75.jpg"></li></ul>',
      ),
    ),
  },
  classifieds: {
    kind: 'small advertisements',
    html: page(
      `<title>Bicycle for sale</title>${og({ 'og:title': 'Bicycle for sale', 'og:image': '//HOST/m/bicycle-800x600.jpg', 'product:price:amount': '250', 'product:price:currency': 'EUR', 'product:condition': 'used' })}`,
      around('<h1>Bicycle for sale</h1>'),
    ),
  },
  'book-shop': {
    kind: 'a book shop',
    html: page(
      `<title>The Quiet Garden | Corner Books</title>${ld({ '@type': ['Book', 'Product'], name: 'The Quiet Garden', image: '/b/garden-600x900.jpg', author: { '@type': 'Person', name: 'Ida Wren' }, offers: offer(18.99, 'USD') })}`,
      around('<h1>The Quiet Garden</h1>'),
    ),
  },
}
