export { endMarks } from './commands/end-marks.ts'
export { bindMarks } from './marks.routes.ts'
export { countQuickSaves } from './own-saves.ts'
export { pinMarks } from './pin-marks-port.ts'
