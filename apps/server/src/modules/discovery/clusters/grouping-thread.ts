import { parentPort, workerData } from 'node:worker_threads'
import { groupPins, type GroupedPin } from './group-pins.ts'

const groups = Int32Array.from(groupPins(workerData as GroupedPin[]))
parentPort?.postMessage(groups, [groups.buffer])
