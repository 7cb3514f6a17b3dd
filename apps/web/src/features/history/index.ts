export { DeviceHistoryScreen, HistoryScreen } from './history-screen.tsx'
