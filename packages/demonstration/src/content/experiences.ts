import type { OptionsInput, adminMakeExperience } from '@pinfold/contract'

/** An experience that a new installation begins with, from now on. */
export type DemoExperience = Omit<OptionsInput<typeof adminMakeExperience>, 'starts_at' | 'reason'>

const firstPin = (title: string, body: string, done: string) => ({
  tooltip_title_text: title,
  tooltip_body_text: body,
  complete_button_text: done,
})

const elsewhere = (title: string, text: string, go: string, later: string) => ({
  tooltip_title_text: title,
  text,
  button_text: go,
  complete_button_text: later,
})

/** What helps newcomers: where Pins are made, and that they can be saved from other sites. */
export const demoExperiences: readonly DemoExperience[] = [
  {
    name: 'The first Pin',
    placement_id: 'create_button',
    type: 'tooltip',
    texts: {
      en: firstPin('Save your first Pin', 'Add a picture of your own, or one from any page you like.', 'Got it'),
      es: firstPin('Guarda tu primer Pin', 'Añade una foto tuya o la de cualquier página que te guste.', 'Entendido'),
      pt: firstPin('Salve seu primeiro Pin', 'Adicione uma foto sua ou de qualquer página que você curtir.', 'Entendi'),
      de: firstPin(
        'Merk dir deinen ersten Pin',
        'Nimm ein eigenes Bild oder eins von einer Seite, die dir gefällt.',
        'Alles klar',
      ),
      fr: firstPin(
        'Enregistrez votre premier Pin',
        'Ajoutez une photo à vous, ou celle d’une page qui vous plaît.',
        'Compris',
      ),
      id: firstPin(
        'Simpan Pin pertama Anda',
        'Tambahkan foto Anda sendiri atau dari halaman yang Anda suka.',
        'Mengerti',
      ),
      ja: firstPin('最初のピンを保存しましょう', '自分の写真や、お気に入りのページの画像を追加できます。', 'OK'),
      it: firstPin('Salva il tuo primo Pin', 'Aggiungi una tua foto o quella di una pagina che ti piace.', 'Ho capito'),
      sv: firstPin('Spara din första Pin', 'Lägg till en egen bild, eller en från en sida du gillar.', 'Jag förstår'),
    },
    audience: 'members',
    new_within_days: 30,
    delay: 750,
    has_pulsar: true,
    scroll_to_dismiss: true,
    scroll_to_dismiss_delay_in_seconds: 5,
    most_times: 3,
    days_between: 1,
    priority: 10,
  },
  {
    name: 'Saving from other sites',
    placement_id: 'web_banner',
    type: 'banner',
    texts: {
      en: elsewhere(
        'Save from anywhere',
        'With the Save button in your browser, any picture is one press away.',
        'Get the button',
        'Not now',
      ),
      es: elsewhere(
        'Guarda desde cualquier sitio',
        'Con el botón Guardar en tu navegador, cualquier imagen está a un clic.',
        'Obtener el botón',
        'Ahora no',
      ),
      pt: elsewhere(
        'Salve de qualquer lugar',
        'Com o botão Salvar no navegador, qualquer imagem fica a um clique.',
        'Instalar o botão',
        'Agora não',
      ),
      de: elsewhere(
        'Merken, wo du gerade bist',
        'Mit dem Merken-Button im Browser ist jedes Bild nur einen Klick entfernt.',
        'Zum Button',
        'Nicht jetzt',
      ),
      fr: elsewhere(
        'Enregistrez depuis n’importe où',
        'Avec le bouton Enregistrer dans votre navigateur, chaque image est à un clic.',
        'Obtenir le bouton',
        'Plus tard',
      ),
      id: elsewhere(
        'Simpan dari mana saja',
        'Dengan tombol Simpan di browser, gambar apa pun tinggal sekali klik.',
        'Pasang tombol',
        'Nanti saja',
      ),
      ja: elsewhere(
        'どのサイトからでも保存',
        'ブラウザに保存ボタンを追加すると、どの画像もワンクリックで保存できます。',
        'ボタンを追加',
        '今はしない',
      ),
      it: elsewhere(
        'Salva da qualsiasi sito',
        'Con il pulsante Salva nel browser, ogni immagine è a portata di clic.',
        'Installa il pulsante',
        'Non ora',
      ),
      sv: elsewhere(
        'Spara var du än är',
        'Med Spara-knappen i webbläsaren är varje bild ett klick bort.',
        'Skaffa knappen',
        'Inte nu',
      ),
    },
    button_uri: '/save-button/',
    audience: 'members',
    delay: 3000,
    most_times: 3,
    days_between: 7,
  },
]
