/** Whether overlays are sheets, as the style sheets have it. Call it in the browser only. */
export const isPhone = (): boolean => window.matchMedia('(width < 576px)').matches
