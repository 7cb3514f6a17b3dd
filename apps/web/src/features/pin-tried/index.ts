export { TriedList } from './tried-list.tsx'
export { TriedSection } from './tried-section.tsx'
