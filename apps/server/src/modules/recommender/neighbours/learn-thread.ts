import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { openGraph } from '../save-graph.ts'
import type { LearnOrder } from './learn-in-thread.ts'
import { chosenLearning, learnNeighbours } from './learn-neighbours.ts'
import { writeTable } from './neighbour-table.ts'

const { size, memory, path } = workerData as LearnOrder

// On Linux this is the priority of a thread, and elsewhere of the process, which others need.
if (process.platform === 'linux') setPriority(10)
const table = learnNeighbours(openGraph(size, memory), chosenLearning)
await writeTable(table, path)
parentPort?.postMessage({ size: table.size, memory: table.memory }, [table.memory])
