/** Colours of the installed app: splash screen and title bar. */
export const appColours = { background: '#ffffff', theme: '#24493c' }
