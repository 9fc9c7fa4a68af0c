// Hides the ribbon of the demo for the rest of the visit once the visitor asked for it.
const key = 'demo-ribbon'
const ribbon = document.querySelector('.demo')

const isHidden = () => {
  try {
    return sessionStorage.getItem(key) === 'hidden'
  } catch {
    return false // blocked: the ribbon comes back on the next page
  }
}

const hide = () => {
  ribbon?.remove()
  try {
    sessionStorage.setItem(key, 'hidden')
  } catch {
    // blocked, see `isHidden`
  }
}

if (isHidden()) ribbon?.remove()
ribbon?.querySelector('[data-demo-hide]')?.addEventListener('click', hide)
