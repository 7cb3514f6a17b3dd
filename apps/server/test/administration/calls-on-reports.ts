import {
  adminAppeals,
  adminDecideAppeal,
  adminDecideOffender,
  adminDecideReport,
  adminOffenders,
  adminReleaseReport,
  adminReport,
  adminReports,
  adminTakeReport,
  type EmployeeRole,
} from '@pinfold/contract'

const may = new Set<EmployeeRole>(['owner', 'moderator'])

/** Calls on reports and appeals, as the table of who may has them. Nothing was reported: whoever may hears that. */
export function callsOnReports(idOfNone: () => string) {
  const noReport = { may, options: () => ({ case_id: idOfNone() }), missing: 'report_not_found' }
  const noAppeal = () => ({ decision_id: idOfNone(), is_granted: true, reason: 'A try' })
  return [
    { endpoint: adminReports, may, options: () => ({}) },
    { endpoint: adminAppeals, may, options: () => ({}) },
    { endpoint: adminReport, ...noReport },
    { endpoint: adminTakeReport, ...noReport },
    { endpoint: adminReleaseReport, ...noReport },
    {
      ...noReport,
      endpoint: adminDecideReport,
      options: () => ({ ...noReport.options(), act: 'dismiss', reason: 'A try' }),
    },
    { endpoint: adminOffenders, may, options: () => ({}) },
    {
      endpoint: adminDecideOffender,
      may,
      options: () => ({ member_id: idOfNone(), act: 'leave', reason: 'A try' }),
      missing: 'offender_not_found',
    },
    { endpoint: adminDecideAppeal, may, options: noAppeal, missing: 'decision_not_found' },
  ]
}
