export { assignedEmployees, type AssignedEmployee } from './employees.ts'
export { accessDeeds, accessLog, type AccessDeed, type AccessEntry } from './log.ts'
export {
  acceptAccess,
  accessHad,
  accessInvitations,
  businessMembers,
  businessProfiles,
  changeAccess,
  grantAccess,
  leaveAccess,
  revokeAccess,
  revokeAssetAccess,
  type BusinessInvitation,
  type BusinessMember,
} from './members.ts'
export {
  accessAsked,
  accessRequests,
  askForAccess,
  declineAccessRequest,
  grantAccessRequest,
  withdrawAccessRequest,
  type AccessRequest,
  type AskedAccess,
} from './requests.ts'
export {
  accessKinds,
  accessRole,
  accessRoles,
  assetTypes,
  type AccessAsset,
  type AccessKind,
  type AccessPerson,
  type AccessRole,
  type AssetPart,
  type AssetRole,
  type AssetType,
} from './roles.ts'
