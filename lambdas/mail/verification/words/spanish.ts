import type { LanguageWords } from './language-words.ts';

export const SPANISH: LanguageWords = {
  codes: 'código, código pin, clave dinámica, cod',
  manyCodes: 'códigos',
  numbers: 'número, clave, dígitos, cifras, n.º',
  signInCodes: `
    contraseña de un solo uso, contraseña de uso único, clave de un solo uso, clave de uso único,
    contraseña dinámica, contraseña única, clave de firma, clave de operaciones, clave de seguridad,
    clave de verificación, contraseña temporal de un solo uso, clave de acceso único, clave sms, clave única`,
  security: `
    segur*, inicio de sesión, iniciar sesión, iniciar, inicies, validación, validar, restablec*, desbloque*,
    un solo uso, uso único, doble factor, dos factores, dos pasos, firma, firmar, identidad, ingreso,
    ingresar a tu cuenta, entrar, de 4 dígitos, de 5 dígitos, de 6 dígitos, de 7 dígitos, de 8 dígitos,
    de cuatro dígitos, de cinco dígitos, de seis dígitos, de ocho dígitos, de 6 cifras, de 4 cifras,
    de seis cifras, de 6 números, de 6 caracteres, de 8 caracteres, de 8 cifras`,
  access: `
    confirmación, confirmar, confirmes, acceso, acceder, accedas, activación, activar, autoriz*, registr*,
    temporal, secreto, único, personal, vinculación, vincular, emparej*`,
  your: 'tu, su, tus, sus, mi',
  is: 'es, es:, es el, son, siguiente, a continuación, abajo',
  type: `
    introduce, introduzca, introducir, introdúcelo, ingresa, ingrese, ingresar, ingrésalo, escribe, escriba,
    escribir, teclea, teclee, digite, pon, ponga, inserta, copia, mete, escríbelo, tecléalo, cópialo`,
  use: 'utiliza, utilice, usar',
  minutes: 'minutos',
  units: 'horas, hora, días, día, años, personas, páginas, ha sido',
  things: `
    pedido, pedidos, factura, facturas, envío, envíos, entrega, entregas, paquete, paquetes, reserva,
    reservas, vuelo, vuelos, cita, citas, descuento, descuentos, ofertas, cupón, cupones, boleto, boletos,
    entradas, tarjeta regalo, tarjeta de regalo, sorteo, concurso, recogida, promoción*, invita a,
    compra por, compra de, encuesta, rastreo, seguimiento, orden, regalo, regalos, billete, billetes, recibo,
    expediente, presupuesto, garantía, bono, licencia, retiro, guía`,
  labels: `
    referencia, celular, importe, valor, contrato, terminada en, terminado en, terminación, termina en,
    tarjeta, barras, error, producto, fiscal, nif, cif, cuenta n*, número de cuenta, llama, llame, llama al,
    llame al, serie, socio, alumno, paciente, matrícula, tienda, habitación, puerta, taquilla, caja, país,
    área, incidencia, solicitud, trámite, protocolo, póliza, contador, lectura, miembro, empleado, curso,
    clase, asiento, modelo, lote, operación, folio, mesa, planta, calle, línea, expediente, rfc, sucursal,
    banco, estacionamiento, vehículo`,
  topics: 'tus amigos, consumo, informe, cajero',
  meetings: 'id de reunión, id reunión',
  account: `
    tu cuenta, su cuenta, sesión, contraseña, nuevo dispositivo, eres tú, registro, registrarte, registrarse,
    solicitaste, solicitado, tu identidad, tu correo, su correo, dirección de correo, correo electrónico,
    transferencia, banca, nuevo inicio, alta en`,
  share: 'compart*, revel*, facilit*, des, dé, diga, digas, secreto, confidencial, pedir*',
  not: 'no, nunca, nadie, jamás, ningún, ninguna',
  people: `
    repartidor, conductor, mensajero, en recepción, mostrador, en caja, muestra, muestre, al llegar,
    en taquilla, en tienda, técnico, al recoger`,
  example: 'ej.',
  verify: 'desbloque*, autoriz*, aprobar, aprueba, suscribirme, concluir',
  objects: `
    correo*, dirección*, cuenta*, identidad*, registro*, suscrip*, inscrip*, contraseña*, boletín*, sesión*,
    acceso*, perfil*, usuario*, alta, buzón, cambio, transferencia, navegador`,
  signIn: `
    iniciar sesión, inicia sesión, inicio de sesión, inicie sesión, entrar en, entrar ahora, entrar,
    entra en, acceder, accede, accede a, ingresar, ingresa, ingreso, enlace mágico, enlace para entrar,
    sin contraseña, link mágico, acceso directo, abrir sesión`,
  passwords: 'contraseña, contraseñas, clave, claves',
  change: `
    restablec*, restaur*, cambi*, crea, crear, cree, defin*, nueva, olvid*, reinici*, elegir, elige, elija,
    establec*, renovar, perdida, actualizar`,
  invite: `
    aceptar, unirse, unirte, únete, unirme, te ha invitado, te invitó, invitado a, te invita, le invita,
    sumarte, sumarse, sumarme, sumes, agregado como, añadido como, participar en, invitación`,
  disowned: `
    no fuiste, no fue, no eres, no lo has, no has, no solicitaste, no solicitó, no ha solicitado, no pediste,
    no lo pediste, no reconoc*, no esperabas, por error, otra persona, no hayas, no haya, sospech*,
    no te has`,
  click: `
    haz, haga, hacer, haciendo, clic, aquí, pulsa, pulse, pulsar, pulsando, pincha, pinche, este, esta, el,
    enlace, siguiente, continuar, continúa, botón, da, dale, abre, abrir, copia, pega, dirección, página,
    navegador, abajo, ahora, empezar, comenzar, tu, y, a, visita, ve, toca, presiona, desde, para, entra,
    vamos, ir, sigue, seguir, acá`,
  skip: `
    darse de baja, dar de baja, baja, cancelar, cancela, anular, privacidad, ayuda, en el navegador,
    ver en el navegador, términos, contacto, soporte, preferencias, ver factura, descargar, configuración,
    revisar actividad, denunciar, ignorar, en dos pasos, sala`,
  yes: 'sí, fui yo, he sido yo, soy yo, es mi correo',
};
