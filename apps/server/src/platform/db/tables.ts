/** Every table by its name. Each module adds its own by declaration merging, in its `*.tables.ts`. */
export interface Tables {}
