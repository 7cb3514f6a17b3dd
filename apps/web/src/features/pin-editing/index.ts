export { EditPinForm } from './edit-pin-form.tsx'
