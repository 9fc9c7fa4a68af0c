const words = (text: string) => text.trim().split(/\s+/)

/** Common base words of passwords. Attackers try them first, with digits appended or substituted. */
export const commonWords: ReadonlySet<string> = new Set(
  words(`
  password passwort motdepasse contrasena parola slaptazodis slaptazodziai passw pass passwd passcode passphrase pwd
  admin administrator root user guest test tester testing demo login logon default changeme changeit letmein letmeinnow secret
  secrets welcome welcomeback hello helloworld access system server security internet computer windows microsoft google samsung
  iphone android facebook youtube instagram linkedin amazon netflix minecraft pokemon nintendo playstation xbox fortnite roblox
  qwerty qwertyuiop azerty asdfgh zxcvbn qazwsx dvorak whatever nothing something anything everything trustno trustnoone mypass
  mypassword yourpassword newpassword oldpassword nopassword thepassword password password
  iloveyou loveyou loveme lovely lover love forever always babygirl babyboy princess prince queen king angel angels sweetheart
  beautiful gorgeous honey sugar cutie darling friend friends family mother father mommy daddy sister brother
  monkey dragon tiger lion eagle falcon wolf bear panther dolphin elephant butterfly penguin rabbit bunny kitten kitty puppy
  horse horses chicken turtle shark spider scorpion snake phoenix unicorn
  sunshine sunflower flower flowers rainbow summer winter spring autumn january february march april june july august
  september october november december monday tuesday wednesday thursday friday saturday sunday morning midnight
  football baseball basketball soccer hockey tennis volleyball softball golf cricket rugby swimming fishing hunting running
  chelsea arsenal liverpool manchester manutd barcelona realmadrid juventus bayern zalgiris lakers yankees cowboys steelers
  packers eagles patriots rangers redsox broncos raiders
  superman batman spiderman ironman wolverine starwars startrek pokemons hellokitty mickey mickeymouse snoopy tigger gandalf
  matrix terminator avatar naruto warcraft diablo zelda mario sonic
  master killer hunter ranger shadow thunder lightning phantom ninja samurai warrior knight wizard pirate soldier captain
  champion winner legend hero genius freedom justice victory success power energy magic mystic destiny infinity paradise heaven
  america american england london paris berlin vilnius kaunas klaipeda lietuva lithuania ireland scotland canada mexico brazil
  russia australia newyork chicago boston dallas houston denver florida texas california
  michael jennifer jessica jordan michelle daniel thomas robert william andrew joshua matthew anthony ashley nicole amanda
  charlie george james john david richard joseph charles patrick maxwell benjamin samantha stephanie elizabeth victoria natasha
  alexander alexandra nicholas christian christopher jonathan samuel gabriel sophie hannah olivia emily emma chloe isabella
  lukas tomas jonas mantas laura greta egle rasa ona
  chocolate cookie cookies coffee cheese banana orange apple apples cherry strawberry peaches pepper ginger butter pumpkin
  computer1 keyboard monitor mouse laptop telephone mobile camera guitar music dancer dancing singing piano drummer metallica
  slipknot nirvana eminem beatles purple yellow silver golden diamond platinum crystal mustang corvette ferrari porsche mercedes
  toyota harley yamaha suzuki ducati kawasaki camaro
  money dollar lottery million millionaire business company office manager marketing customer account
  blink qazxsw qwaszx zaqxsw aaaa abcd abcdef abc xyz asd qwe zxc asdasd qweqwe zxczxc
  birch bolt birchandbolt birchbolt shop webshop store
  `),
)

/** Keyboard walks. */
export const keyWalks: readonly string[] = words(`
  01234567890 qwertyuiop asdfghjkl zxcvbnm abcdefghijklmnopqrstuvwxyz azertyuiop qwertzuiop
  1qaz2wsx3edc4rfv5tgb6yhn7ujm 1q2w3e4r5t6y7u8i9o0p q1w2e3r4t5y6u7i8o9p0 qazwsxedcrfvtgbyhnujm zaq12wsx zaqxswcdevfrbgtnhymju
  147258369 159753 789456123 852456 741852963 123654789 2580
`)
