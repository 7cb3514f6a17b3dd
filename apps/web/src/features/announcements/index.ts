export { AnnouncementGate } from './announcement-gate.tsx'
