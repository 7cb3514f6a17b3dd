export { asSent } from './filters-bar.tsx'
export { SearchBox } from './search-box.tsx'
export { SearchScreen, shownScope } from './search-screen.tsx'
