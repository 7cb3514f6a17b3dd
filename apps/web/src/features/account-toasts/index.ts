export { AccountToastGate } from './account-toast-gate.tsx'
