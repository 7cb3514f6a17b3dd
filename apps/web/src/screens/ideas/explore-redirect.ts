import { redirect } from 'react-router'
import { links } from '../../api/links.ts'

/** Explore's other address. */
export const loader = () => redirect(links.ideas(), 301)
