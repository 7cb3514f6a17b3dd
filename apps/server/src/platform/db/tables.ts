/** Every table by its name. Each module adds its own by declaration merging, in its `*.tables.ts`. */
// eslint-disable-next-line typescript/no-empty-object-type
export interface Tables {}
