export { employeeBinder } from './bind-employees.ts'
export { grantRole, memberNamed, revokeRole } from './change-roles.ts'
export { employeeOf } from './employee-of.ts'
export { actsView, employeesView, employeeView } from './employees.view.ts'
export { findEmployees, findRolesOf } from './employees.queries.ts'
export { resetPasswordOf } from './reset-password-of.ts'
export { endEmployment } from './end-employment.ts'
export { withdrawForAll } from './withdraw-for-all.ts'
export {
  type Act,
  type Acted,
  type ActKind,
  type Actor,
  type ActWriter,
  type AskToAct,
  commandLine,
  writeAct,
} from './write-act.ts'
