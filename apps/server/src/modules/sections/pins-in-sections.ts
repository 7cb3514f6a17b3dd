// What pins need of the sections they are in: which one it is, and that it counts them. Who may see a section is its
// board's to say, and who changes its pins holds the board's lock.
export { countPinInSection, countPinsInSections, findSections, type SectionRow } from './sections.queries.ts'
