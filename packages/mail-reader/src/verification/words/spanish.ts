import type { LanguageWords } from './language-words.ts';

export const SPANISH: LanguageWords = {
  codes: 'clave dinámica',
  numbers: 'clave, cifras',
  signInCodes: `
    contraseña de un solo uso, contraseña de uso único, clave de un solo uso, clave de uso único,
    contraseña dinámica, contraseña única, clave de firma, clave de operaciones, clave de seguridad,
    clave de verificación, contraseña temporal de un solo uso, clave de acceso único, clave sms, clave única`,
  security: `
    segur*, inicio de sesión, iniciar sesión, iniciar, inicies, validación, restablec*, un solo uso,
    doble factor, dos factores, dos pasos, firmar, identidad, ingreso, ingresar a tu cuenta,
    de cuatro dígitos, de ocho dígitos, de 6 cifras, de 4 cifras, de seis cifras, de 8 caracteres,
    de 8 cifras`,
  access: `
    confirmación, acceso, accedas, activación, activar, temporal, personal, vinculación, vincular, emparej*`,
  your: 'tu, su, tus, sus, mi',
  is: 'es, es:, es el, son, siguiente, a continuación, abajo',
  type: `
    introduce, introduzca, introducir, introdúcelo, ingresa, ingrese, ingresar, ingrésalo, escribe, escriba,
    escribir, teclea, teclee, pon, ponga, inserta, mete, escríbelo, tecléalo, cópialo`,
  use: 'utilice, usar',
  units: 'personas, ha caducado, ha sido',
  things: `
    factura, facturas, envíos, paquete, paquetes, vuelo, vuelos, cita, citas, descuento, descuentos, cupón,
    cupones, boletos, entradas, tarjeta regalo, tarjetas regalo, tarjeta de regalo, vale regalo, sorteo,
    recogida, referido*, invita a, compra por, encuesta, rastreo, seguimiento, orden, regalos, billete,
    billetes, expediente, presupuesto, suscripción premium, bono, preventa, donación, licencia, canje,
    canjear, retiro, guía`,
  acts: 'pago, asistencia, presencia',
  labels: `
    importe, terminada en, terminado en, terminación, termina en, acabada en, tarjeta, cp, producto, fiscal,
    cif, cuenta n*, número de cuenta, llama, llame, llama al, llame al, alumno, tienda, habitación, puerta,
    taquilla, caja, buzón, incidencia, solicitud, trámite, póliza, siniestro, lectura, afiliado, miembro,
    empleado, clase, asiento, coche, andén, transacción, operación, folio, planta, calle, expediente, rfc,
    curp, sucursal, candado, garaje, estacionamiento, vehículo, autorización nº, nº de autorización,
    conducta, fuente`,
  topics: 'tus amigos, con tus amigos, informe, cajero',
  account: `
    tu cuenta, su cuenta, sesión, contraseña, nuevo dispositivo, que eres tú, eres tú, registro,
    registrarte, registrarse, no solicitaste, has solicitado, solicitaste, tu identidad, tu correo,
    su correo, dirección de correo, correo electrónico, nuevo inicio, alta en`,
  share: 'compart*, facilit*, des, dé, digas, entregues, solicitar*',
  not: 'no, nadie, jamás, ningún, ninguna',
  people: `
    repartidor, conductor, mensajero, en recepción, mostrador, en caja, muestra, muestre, enséñ*,
    presente este, presenta este, al llegar, en taquilla, en tienda, al recoger, personal de`,
  example: 'ej.',
  verify: 'aprobar, aprueba, suscribirme, concluir',
  objects: `
    correo*, dirección*, cuenta*, identidad*, suscrip*, inscrip*, contraseña*, boletín*, sesión*, acceso*,
    alta, buzón, cambio`,
  signIn: `
    iniciar sesión, inicia sesión, inicio de sesión, inicie sesión, entrar en, entrar ahora, entra en,
    acceder, accede, accede a, ingresar, ingresa, ingreso, enlace mágico, enlace para entrar,
    sin contraseña, acceso directo, abrir sesión`,
  passwords: 'contraseña, contraseñas, clave, claves',
  change: 'restablec*, crear, nueva, olvid*, reinici*, elegir, elige, elija, establec*, renovar, actualizar',
  reset: '',
  invite: `
    aceptar invitación, aceptar la invitación, aceptar, ver invitación, unirse, unirte, únete, unirme,
    te ha invitado, te invitó, invitado a, te invita, le invita, invitación a, invitación para, sumarte,
    sumarse, sumarme, sumes, agregado como, añadido como, participar en, invitación`,
  disowned: `
    no has sido, no fuiste, no fue, no eres, no lo has, no has, no solicitaste, no solicitó,
    no ha solicitado, no pediste, no hiciste, no realizaste, no lo pediste, no reconoc*, no esperabas,
    no esperaba, por error, otra persona, no hayas, no haya, sospech*, alguien más, no te has, tú no`,
  click: `
    haz, haga, hacer, haciendo, pulsa, pulse, pulsar, pulsando, pincha, pinche, el, enlace, siguiente,
    botón, da, dale, abre, pega, dirección, abajo, ahora, empezar, comenzar, y, toca, presiona, desde,
    entra, sigue, seguir, acá`,
  skip: `
    darse de baja, dar de baja, baja, cancela, privacidad, ayuda, en el navegador, ver en el navegador,
    términos, leer, soporte, ver factura, descargar, configuración, revisar actividad, en dos pasos`,
  yes: 'fui yo, he sido yo, soy yo, es mi correo',
};
