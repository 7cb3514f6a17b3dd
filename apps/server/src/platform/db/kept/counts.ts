import type { Id } from '../../ids/ids.ts'

/** How it is noted that only counts of a row changed: what else is made of the row, or named by it, stays as it is. */
export const countsOf = (id: Id): Id => `-${id}`

/** Whether only counts changed of what is noted. */
export const isOfCounts = (noted: Id): boolean => noted.startsWith('-')

/** The row that is noted, whatever changed in it. */
export const rowOf = (noted: Id): Id => (isOfCounts(noted) ? noted.slice(1) : noted)
