import { endWithParent } from '../../scripts/end-with-parent.ts'

// The run has looked once whether the pages are built; programs of its tests need not look again.
endWithParent()
await import('../../apps/server/src/main.ts')
