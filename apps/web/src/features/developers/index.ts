export { DevelopersScreen } from './developers-screen.tsx'
export { ApiReferenceScreen } from './reference/api-reference-screen.tsx'
