import { redirect } from 'react-router'
import { links } from '../../api/links.ts'

/** The home feed's other address. */
export const loader = () => redirect(links.home())
