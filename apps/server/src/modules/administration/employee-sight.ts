import type { Employee } from '../../platform/auth/employee.ts'

/**
 * The step at which every other read leaves out what the viewer may not see. Employees see hidden things, which their
 * work is about; that they are hidden stands in each answer's `states`.
 */
export const seenByEmployee = <Row>(_employee: Employee, rows: readonly Row[]): readonly Row[] => rows
