export { SensitivityGate } from './sensitivity-gate.tsx'
