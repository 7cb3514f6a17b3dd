export { joinSections } from './join-sections.ts'
export {
  addToSectionPinCount,
  addToSectionPinCounts,
  findSections,
  findSectionsOfBoard,
  insertSection,
  removeSection,
  type SectionRow,
} from './sections.queries.ts'
export { bindSections } from './sections.routes.ts'
export { presentSectionCard } from './sections.view.ts'
