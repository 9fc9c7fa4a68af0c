/** Colours of the installed shop: the ground while it starts, and the bar of the window. */
export const appColours = { background: '#ffffff', theme: '#24493c' }
