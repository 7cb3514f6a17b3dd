export { ExperienceGate } from './experience-gate.tsx'
