/** Drawings that look too much like others of their family to hang near them: they are drawn for stories only. */
export const lookAlikes: Readonly<Record<string, readonly number[]>> = {}
