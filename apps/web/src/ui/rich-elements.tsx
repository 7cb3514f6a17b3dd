import { Link } from 'react-router'

/** Makes an element of a text bold. */
export const bold = (text: string) => <b>{text}</b>

/** Makes an element of a text a link. */
export const linkTo = (to: string) => (text: string) => <Link to={to}>{text}</Link>
