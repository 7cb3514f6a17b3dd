import { parentPort, workerData } from 'node:worker_threads'
import { groupPins, type GroupedPin } from './group-pins.ts'

// The rule means windows of browsers.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(groupPins(workerData as GroupedPin[]))
