// Says in words what came of the one button. Without it the button works too.
const form = document.querySelector('form')
const button = document.querySelector('button')
const told = document.querySelector('[role=status]')

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void post()
})

async function post() {
  button.disabled = true
  const answer = await fetch(location.href, { method: 'POST' }).catch(() => undefined)
  button.disabled = false
  form.hidden = answer?.ok === true
  told.textContent = form.hidden ? told.dataset.done : told.dataset.failed
}
