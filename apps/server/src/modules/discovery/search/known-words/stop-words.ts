/**
 * Words that say nothing by themselves, in the languages for which PostgreSQL has no list: Indonesian, and particles of
 * Japanese.
 */
const own: Readonly<Record<string, ReadonlySet<string>>> = {
  id: new Set(
    `yang dan di ke dari untuk dengan pada adalah ini itu atau juga akan dalam oleh sebagai tidak bisa dapat ada karena
    saya aku kamu anda dia ia kami kita mereka nya pun lah kah para sang si sudah telah masih sedang belum lebih sangat
    paling hanya saja lagi agar supaya jika kalau bila maka tetapi tapi namun serta bagi tentang seperti antara hingga
    sampai secara setiap semua banyak beberapa apa siapa bagaimana mana kapan sini situ sana bukan jangan harus ingin mau`
      .split(/\s+/)
      .filter(Boolean),
  ),
  ja: new Set(
    'の は が を に へ と も で や から まで より か ね よ な です ます する した して いる ある この その あの これ それ'.split(
      ' ',
    ),
  ),
}

/** Whether the word says nothing in one of these languages. */
export const isOwnStop = (word: string, languages: readonly string[]): boolean =>
  languages.some((language) => own[language]?.has(word) === true)
